import { mkdir, readFile } from 'node:fs/promises';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { ApplicationText } from '@/contract/applications';
import { atMost } from '@/contract/fields';
import { RESUME_MAX_BYTES, TEXT_MAX_LENGTH } from '@/contract/limits';
import { fieldMessages } from '@/contract/messages';
import { apiPaths } from '@/contract/paths';
import { checkResume } from '@/contract/resume';
import { toasts } from '@/contract/toasts';
import { requireSession } from '@server/accounts/sessions';
import type { Config } from '@server/config/readConfig';
import type { Context } from '@server/context/context';
import { parseBody } from '@server/http/parseBody';
import { HttpError } from '@server/http/HttpError';
import { freeBytesOf } from '@server/lib/files';
import { limitConcurrency } from '@server/lib/limitConcurrency';
import { shortenAddress } from '@server/lib/networkAddress';
import { limits } from '@server/rateLimit/limits';
import { consumeByNetwork, consumeRateLimit } from '@server/rateLimit/rateLimit';
import { logSecurity } from '@server/lib/securityLog';
import { formLimits, receiveForm, type SubmittedForm, uploadsFolder } from './receiveForm';
import { scanCv } from './scanner';
import { type NewApplication, storeApplication } from './storeApplication';

const STORED_AT_ONCE = 2;

const JobId = v.object({
  jobId: v.pipe(
    v.string(),
    v.nonEmpty('It is not clear which vacancy this is for: the field jobId is missing.'),
    atMost(TEXT_MAX_LENGTH),
  ),
});

/** The endpoint for applications of signed-in visitors (docs/behaviour.md, section 7). */
export async function registerApplications(app: FastifyInstance, context: Context): Promise<void> {
  const folder = uploadsFolder(context.config);
  await mkdir(folder, { recursive: true });
  const limitStoring = limitConcurrency(STORED_AT_ONCE);
  app.removeAllContentTypeParsers();
  await app.register(multipart, { limits: formLimits });
  // Leaves other content types unread, so that guests get 401 before anything is parsed.
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));

  app.post(apiPaths.applicationForm, async (request) => {
    const { accountId } = await requireSession(context, request);
    await consumeRateLimit(context, `application:${accountId}`, limits.applicationByAccount);
    await consumeByNetwork(context, 'apply', request, limits.applicationByNetwork);
    const bytes = Number(request.headers['content-length'] ?? RESUME_MAX_BYTES);
    await requireFreeSpace(context.config, bytes);
    const form = await receiveForm(request, folder);
    // So that not all of them are in memory, scanned and written at the same time.
    await limitStoring(async () => {
      // What has arrived at the same time has taken its room.
      await requireFreeSpace(context.config, bytes);
      const application = await parseForm(form);
      const scan = await scanCv(context, application.resume.bytes);
      if (scan === 'infected') {
        logSecurity(context.log, 'virus-found', { account: accountId, address: request.ip });
        throw new HttpError(422, fieldMessages.resumeInfected);
      }
      // A new password may have ended the session while the CV arrived.
      await storeApplication(context, { ...(await requireSession(context, request)), scan, ...application });
    }, shortenAddress(request.ip));
    return { msg: toasts.applicationSent };
  });
}

/** Keeps the last of the disk for everything that is smaller than a CV. Those that begin to arrive at once may pass it together. */
async function requireFreeSpace({ dataDir, minFreeBytes }: Config, bytes: number): Promise<void> {
  if ((await freeBytesOf(dataDir)) - bytes >= minFreeBytes) return;
  throw new HttpError(
    503,
    'There is no room for more CVs at the moment. Nothing you entered is lost: please try again later, or ring us.',
    { 'retry-after': '600' },
  );
}

async function parseForm({
  text: given,
  resume: { name, file },
}: SubmittedForm): Promise<Omit<NewApplication, 'accountId' | 'accountEmail' | 'scan'>> {
  const text = parseBody(ApplicationText, { phoneNumber: '', ...given });
  const bytes = await readFile(file);
  const { kind, problem } = checkResume(name, bytes);
  if (!kind) throw new HttpError(422, problem);
  const { jobId } = parseBody(JobId, { jobId: '', ...given });
  return { jobId, text, resume: { name, bytes, kind } };
}
