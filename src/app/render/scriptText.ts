/** JSON as the text of a script element: `<` is escaped so that nothing in it can end the element. */
export const asScriptText = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
