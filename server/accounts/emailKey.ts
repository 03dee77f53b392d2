/** By which an email address is found and unique: without regard to case. */
export const emailKey = (email: string): string => email.toLowerCase();
