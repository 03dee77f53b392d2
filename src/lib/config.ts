/** The backend's host, read when the site is built; empty means the origin that serves the site. */
export const apiHost = process.env.API_HOST ?? '';

/** How calls carry the session: it is a cookie, which browsers send to another host only on request. */
export const credentials: RequestCredentials = apiHost ? 'include' : 'same-origin';

/** The site's public address without a trailing slash, read when the site is built. */
export const siteUrl = process.env.SITE_URL ?? '';

/** Days until an enquiry or application is deleted. Read when the site is built, for the privacy page. */
export const retentionDays = Number(process.env.RETENTION_DAYS) || 365;
