/** The address of the list that shows the saved vacancies instead. */
export const SAVED_QUERY = '?list=saved';

export const isSavedQuery = (query: string): boolean => new URLSearchParams(query).get('list') === 'saved';
