/** The taglines of the service pages (specification section 2, "Service pages"). */
export const innovativeTagline = 'Innovative Services and Solutions for a Healthier Tomorrow';
export const facilitiesTagline = 'Excellence in Every Environment';
