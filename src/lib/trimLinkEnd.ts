// Bounded: without a limit, an address of many dots would take the server seconds.
const signs =
  /(?:[\s.,;:!?)\]}>'"’”»…]|%(?:20|21|22|27|29|2[CE]|3[ABEF]|5D|7D|C2%A0|C2%BB|E2%80%(?:99|9D|A6))){1,9}$/i;

/** Drops the signs of a sentence that a mail program took for the end of a link, encoded or not ("/job/101).", "/job/101%20"). */
export const trimLinkEnd = (link: string): string => link.replace(signs, '');
