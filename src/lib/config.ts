/** The backend's address as `normaliseUrl` writes it, read when the site is built. Empty means the origin that serves the site. */
export const apiHost = process.env.API_HOST ?? '';

/**
 * Whether the calls go to this project's own backend, whose session is a cookie. On another host a build says so by
 * `API_CREDENTIALS=include`: a backend that answers `Access-Control-Allow-Origin: *` refuses calls with credentials.
 */
export const hasOwnBackend = !apiHost || process.env.API_CREDENTIALS === 'include';

/** What calls carry: browsers send a cookie to another host only on request. */
export const credentials: RequestCredentials = apiHost ? (hasOwnBackend ? 'include' : 'omit') : 'same-origin';

/** The site's public address without a trailing slash, read when the site is built. */
export const siteUrl = process.env.SITE_URL ?? '';

/** Days until an enquiry or application is deleted. Read when the site is built, for the privacy page. */
export const retentionDays = Number(process.env.RETENTION_DAYS) || 365;

/** Months until an account that nobody uses is deleted. Read when the site is built, for the privacy page. */
export const accountMonths = Number(process.env.ACCOUNT_MONTHS) || 24;

/** Days until a backup is deleted. Read when the site is built, for the privacy page. */
export const backupDays = Number(process.env.BACKUP_DAYS) || 30;
