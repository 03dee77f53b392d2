/** Escapes a text for the content of an XML or HTML element; in an attribute, quotes would need it too. */
export const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
