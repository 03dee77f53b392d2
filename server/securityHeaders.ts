const neverFramed = ["object-src 'none'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"];

/** The policy of answers to calls: nothing in them may be run, framed or loaded. */
export const API_POLICY = ["default-src 'none'", ...neverFramed].join('; ');

/** The policy of files opened by themselves. Drawings carry styles of their own, which some browsers hold to this policy too. */
export const FILE_POLICY = ["script-src 'none'", "connect-src 'none'", ...neverFramed].join('; ');

const YEAR_IN_SECONDS = 31_536_000;

const unusedFeatures = ['camera', 'geolocation', 'microphone'];

/**
 * The headers of every answer.
 * @param isHttps whether visitors come by https: only then may a browser be told to insist on it
 */
export const commonHeaders = ({ isHttps }: { isHttps: boolean }): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  ...(isHttps && { 'strict-transport-security': `max-age=${YEAR_IN_SECONDS}` }),
});

/**
 * The headers of one page beside the common ones.
 * @param route as in the table of routes; the one with a reset token must neither leave in a Referer nor be found
 * @param policy its Content-Security-Policy
 */
export const pageHeaders = (route: string, policy: string): Record<string, string> => ({
  'content-security-policy': policy,
  ...(route.startsWith('/reset-password/') && {
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  }),
});
