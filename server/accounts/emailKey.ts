/** Accounts are unique and looked up by this: addresses ignore case. */
export const emailKey = (email: string): string => email.toLowerCase();
