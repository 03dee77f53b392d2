/** An email address as accounts, limits and searches compare it: upper and lower case are the same. */
export const emailKey = (email: string): string => email.toLowerCase();
