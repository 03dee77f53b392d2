/** The id of the script element with the page's data as JSON. By itself, because pageData.ts brings the API, which no page of words loads. */
export const PAGE_DATA_ID = 'page-data';
