/** The backend's host, set when the site is built; empty means the origin that serves the site. */
export const apiHost = process.env.API_HOST ?? '';
