/** The taglines of the service pages (docs/behaviour.md, section 2). */
export const innovativeTagline = 'Innovative Services and Solutions for a Healthier Tomorrow';
export const facilitiesTagline = 'Excellence in Every Environment';
