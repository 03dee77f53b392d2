import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { ApplicationText } from '@/contract/applications';
import { LONG_TEXT_MAX_LENGTH, RESUME_MAX_BYTES, TEXT_MAX_LENGTH } from '@/contract/limits';
import { fieldMessages, toasts } from '@/contract/messages';
import { apiPaths } from '@/contract/paths';
import { refuseResumeSize, resumeKind } from '@/contract/resume';
import { requireSession } from '@server/accounts/sessions';
import type { Context } from '@server/context';
import { checked } from '@server/http/checkBody';
import { Refusal } from '@server/http/Refusal';
import { takeAttempt } from '@server/limits/limit';
import { readForm, type SentForm } from './readForm';
import { receiving } from './receiving';
import { type CheckedApplication, storeApplication } from './storeApplication';

const PER_ACCOUNT = { max: 60, windowMs: 60 * 60 * 1000 };

// In bytes, of which a character has up to four. One file and one field more than the form has, so that a surplus is told.
const limits = {
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
    v.maxLength(TEXT_MAX_LENGTH, fieldMessages.tooLong),
  ),
});

/** Takes applications of signed-in visitors (specification section 7; `jobId` by the decisions, "Session and storage"). */
export function registerApplications(app: FastifyInstance, context: Context): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(multipart, { limits, throwFileSizeLimit: false });
    // Nothing else is read: without a session not a byte of it, of a wrong type neither.
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));

    scope.post(apiPaths.applicationForm, async (request) => {
      const { accountId } = await requireSession(context, request);
      await takeAttempt(context, `application:${accountId}`, PER_ACCOUNT);
      const form = await receiving(request, () => readForm(request));
      await storeApplication(context, { accountId, ...(await checkForm(form)) });
      return { msg: toasts.applicationSent };
    });
  });
}

async function checkForm({ text: given, resume }: SentForm): Promise<Omit<CheckedApplication, 'accountId'>> {
  const text = checked(ApplicationText, { phoneNumber: '', ...given });
  if (!resume) throw new Refusal(400, fieldMessages.resumeRequired);
  const problem = refuseResumeSize(resume.bytes.length);
  const kind = problem ? undefined : await resumeKind(resume.bytes);
  if (!kind) throw new Refusal(400, problem ?? fieldMessages.resumeContent);
  const { jobId } = checked(JobId, { jobId: '', ...given });
  return { jobId, text, resume: { ...resume, kind } };
}
