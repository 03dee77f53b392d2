/** The id of the script element with the page's data as JSON. */
export const PAGE_DATA_ID = 'page-data';
