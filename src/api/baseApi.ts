import { createApi, fetchBaseQuery, type FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import { apiHost } from '@/lib/config';
import { logProblem } from '@/lib/log';

/** The one API of the site; each resource file injects its endpoints. No time-out (specification section 7). */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: fetchBaseQuery({
    baseUrl: apiHost,
    // The session is a cookie, which browsers send to another host only on request.
    credentials: apiHost ? 'include' : 'same-origin',
    responseHandler: readBody,
  }),
  catchSchemaFailure: (error, { endpoint }): FetchBaseQueryError => {
    logProblem(
      `${endpoint}: answer of the wrong shape`,
      error.issues.map(({ message }) => message),
    );
    return { status: 'CUSTOM_ERROR', error: 'answer of the wrong shape', data: error.value };
  },
  endpoints: () => ({}),
});

/** JSON if it is JSON, otherwise the text: an HTML error page must not turn into a parsing error. */
async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  if (!text) return {};
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
