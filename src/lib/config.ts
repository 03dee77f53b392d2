/** The backend's host, read when the site is built; empty means the origin that serves the site. */
export const apiHost = process.env.API_HOST ?? '';

/** The site's public address without a trailing slash, read when the site is built. */
export const siteUrl = process.env.SITE_URL ?? '';
