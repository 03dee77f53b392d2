// Names that the service worker and the pages share. It is bundled by itself, so keep this file free of imports.

export const CACHE_PREFIX = 'lindenway-';
/** The site as built: pages, scripts, fonts, pictures. */
export const PAGES_CACHE = `${CACHE_PREFIX}pages`;
/** The last list, and the vacancies that were opened or saved. */
export const VACANCIES_CACHE = `${CACHE_PREFIX}vacancies`;
/** The address under which the page of unknown addresses is kept. */
export const NOT_FOUND_PAGE = '/404';
/** A vacancy that was not seen for longer has most likely closed. */
export const VACANCY_DAYS = 30;

/** Posted to a new service worker when the visitor asks for the new version. */
export const ACTIVATE = 'activate';
