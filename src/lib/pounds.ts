/** An amount in pounds as text: 1250 is "£1,250". */
export const pounds = (amount: number): string => `£${thousands(amount)}`;

/** A number below a million with its comma. By hand, because pages and schemas are worded while they load, and Intl takes a slow phone 160 ms. */
export const thousands = (amount: number): string => String(amount).replace(/\B(?=\d{3}(?:\.|$))/, ',');
