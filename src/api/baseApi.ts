import { createApi, fetchBaseQuery, type FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import { apiHost, credentials } from '@/lib/config';
import { logProblem } from '@/lib/log';
import { isRecord } from '@/lib/isRecord';

const baseQuery = fetchBaseQuery({
  baseUrl: apiHost,
  credentials,
  responseHandler: async (response) =>
    withRetryAfter(parseAnswer(await readText(response)), response.headers.get('Retry-After')),
});

/** The site's one API; each resource file injects its endpoints. There is no timeout (docs/behaviour.md, section 7). */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  catchSchemaFailure: (error, { endpoint }): FetchBaseQueryError => {
    logProblem(
      `${endpoint}: the answer does not match its schema`,
      error.issues.map(({ message }) => message),
    );
    return { status: 'CUSTOM_ERROR', error: 'answer of the wrong shape', data: error.value };
  },
  endpoints: () => ({}),
});

/**
 * The body, or an empty one if the connection breaks before its end: the server has accepted a write once its 2xx has come. A call
 * that needs the body then fails at its schema.
 */
const readText = (response: Response) => response.text().catch(() => '');

/** JSON if it is JSON, otherwise the text: an HTML error page must not turn into a parsing error. */
function parseAnswer(text: string): unknown {
  if (!text) return {};
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** An answer with the header Retry-After, where it has one, as `retryAfter`. */
export function withRetryAfter(answer: unknown, retryAfter: string | null): unknown {
  if (!retryAfter) return answer;
  return isRecord(answer) ? { ...answer, retryAfter } : { retryAfter };
}

// The store goes on with the API it has, so another one needs a reload.
module.hot?.decline();
