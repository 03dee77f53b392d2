/** An amount in pounds as text: 1250 is "£1,250". */
export const pounds = (amount: number): string => `£${amount.toLocaleString('en-GB')}`;
