import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { ApplicationText } from '@/contract/applications';
import { atMost } from '@/contract/fields';
import { LONG_TEXT_MAX_LENGTH, RESUME_MAX_BYTES, TEXT_MAX_LENGTH } from '@/contract/limits';
import { fieldMessages } from '@/contract/messages';
import { apiPaths } from '@/contract/paths';
import { checkResume } from '@/contract/resume';
import { toasts } from '@/contract/toasts';
import { requireSession } from '@server/accounts/sessions';
import type { Context } from '@server/context/context';
import { parseBody } from '@server/http/parseBody';
import { HttpError } from '@server/http/HttpError';
import { limitConcurrency } from '@server/lib/limitConcurrency';
import { consumeByNetwork } from '@server/rateLimit/byNetwork';
import { limits, uploadKilobytesByNetwork } from '@server/rateLimit/limits';
import { consumeRateLimit } from '@server/rateLimit/rateLimit';
import { logSecurity } from '@server/lib/securityLog';
import { scanCv } from './clamd';
import { receiveForm, type SubmittedForm } from './receiveForm';
import type { NewApplication } from './applicationRow';
import { storeApplication } from './storeApplication';
import { boundUploads, type Upload } from './uploads';

const STORED_AT_ONCE = 2;

// Sizes in bytes, up to four per character. The counts exceed the form's, so that extra parts get a clear error.
const sizes = {
  fieldNameSize: 100,
  fieldSize: 4 * LONG_TEXT_MAX_LENGTH,
  fields: 10,
  files: 2,
  parts: 12,
  headerPairs: 20,
  fileSize: RESUME_MAX_BYTES,
};

const JobId = v.object({
  jobId: v.pipe(
    v.string(),
    v.nonEmpty('It is not clear which vacancy this is for: the field jobId is missing.'),
    atMost(TEXT_MAX_LENGTH),
  ),
});

/** The endpoint for applications of signed-in visitors (docs/behaviour.md, section 7). */
export async function registerApplications(app: FastifyInstance, context: Context): Promise<void> {
  const holdUpload = boundUploads(context);
  const limitStoring = limitConcurrency(STORED_AT_ONCE);
  app.removeAllContentTypeParsers();
  await app.register(multipart, { limits: sizes, throwFileSizeLimit: false });
  // Leaves other content types unread, so that guests get 401 before anything is parsed.
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));

  app.post(apiPaths.applicationForm, async (request) => {
    const { accountId, email: accountEmail } = await requireSession(context, request);
    await consumeRateLimit(context, `application:${accountId}`, limits.applicationByAccount);
    await consumeByNetwork(context, 'apply', request, limits.applicationByNetwork);
    await holdUpload({ accountId, ip: request.ip }, async (upload) => {
      const form = await receiveForm(request, upload, () => admit(context, request, upload));
      // So that not all of them are joined, scanned and written at the same time.
      await limitStoring(async () => {
        const application = parseForm(form, Buffer.concat(upload.resume));
        const scan = await scanCv(context, application.resume.bytes);
        if (scan === 'infected') refuseInfected(context, request, accountId);
        await storeApplication(context, { accountId, accountEmail, scan, ...application });
      });
    });
    return { msg: toasts.applicationSent };
  });
}

/** Lets a form in once there is room for it, and its sender's network may send that much more today. */
async function admit(context: Context, request: FastifyRequest, upload: Upload): Promise<void> {
  const bytes = declaredLength(request);
  await upload.admit(bytes);
  await consumeByNetwork(context, 'upload', request, uploadKilobytesByNetwork, Math.ceil(bytes / 1024));
}

function refuseInfected({ log }: Context, { ip }: FastifyRequest, account: string): never {
  logSecurity(log, 'virus-found', { account, address: ip });
  throw new HttpError(422, fieldMessages.resumeInfected);
}

/** The length of the body; without Content-Length, the most it may be. */
const declaredLength = ({ headers }: FastifyRequest): number =>
  Number(headers['content-length'] ?? RESUME_MAX_BYTES);

function parseForm(
  { text: given, resumeName }: SubmittedForm,
  bytes: Buffer,
): Omit<NewApplication, 'accountId' | 'accountEmail' | 'scan'> {
  const text = parseBody(ApplicationText, { phoneNumber: '', ...given });
  if (resumeName === undefined) throw new HttpError(400, fieldMessages.resumeRequired);
  const { kind, problem } = checkResume(resumeName, bytes);
  if (!kind) throw new HttpError(422, problem);
  const { jobId } = parseBody(JobId, { jobId: '', ...given });
  return { jobId, text, resume: { name: resumeName, bytes, kind } };
}
