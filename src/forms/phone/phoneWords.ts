export const phoneWords = {
  withCountryCode: 'A UK number? Then write it with the country code:',
  digitsOnly: 'Only digits fit here, with a + in front of them if you like.',
  fits: (length: number, limit: number) =>
    `Nothing was added: this number has ${length} characters, and ${limit} fit here. It fits like this:`,
  tooLong: (length: number, limit: number) =>
    `Nothing was added: this number has ${length} characters, and ${limit} fit here. Give another number that we can reach you on.`,
  use: (number: string) => `Use ${number}`,
} as const;
