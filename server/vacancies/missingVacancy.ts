import type { Context } from '@server/context/context';
import { HttpError } from '@server/http/HttpError';
import { isGone } from './vacancyQueries';

/** The error for a vacancy that is not there: 410 if it was and has closed, otherwise 404. */
export const missingVacancy = async (context: Pick<Context, 'db'>, id: string): Promise<HttpError> =>
  (await isGone(context, id)) ? vacancyClosed() : new HttpError(404, 'There is no vacancy with this number.');

/** The error for a vacancy that takes no more applications. */
export const vacancyClosed = (): HttpError => new HttpError(410, 'This vacancy has closed.');
