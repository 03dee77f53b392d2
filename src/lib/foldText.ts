/** A text as it is compared with others: in lower case, without accents and apostrophes, "&" as "and". */
export const foldText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F\u2018\u2019\u201B\u02BC'`´]/g, '')
    .replaceAll('&', ' and ');
