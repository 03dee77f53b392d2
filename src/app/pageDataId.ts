/** The id of the element that carries the data which a page was rendered with, as JSON. */
export const PAGE_DATA_ID = 'page-data';
