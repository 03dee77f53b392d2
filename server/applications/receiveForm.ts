import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { LONG_TEXT_MAX_LENGTH } from '@/contract/limits';
import { fieldMessages } from '@/contract/messages';
import { cleanFileName, refuseResumeName, RESUME_START_BYTES, startsLikeResume } from '@/contract/resume';
import { HttpError } from '@server/http/HttpError';
import { FORM_MAX_BYTES, type Upload } from './uploads';

/** The application form as submitted: its text fields by name, and the name of the CV, of which only the start was checked. */
export type SubmittedForm = { text: Record<string, string>; resumeName: string | undefined };

/**
 * Reads an application as it arrives, the CV into the upload, once `admit` has let it in.
 * @throws HttpError 415 for other content types, 413 if Content-Length is too large, 400 if the body is malformed or cut off, and what
 * `admit` and `readParts` throw
 */
export async function receiveForm(
  request: FastifyRequest,
  upload: Upload,
  admit: () => Promise<void>,
): Promise<SubmittedForm> {
  try {
    if (!request.isMultipart()) throw new HttpError(415, 'Send the form as multipart/form-data.');
    if (Number(request.headers['content-length']) > FORM_MAX_BYTES) {
      throw new HttpError(413, fieldMessages.resumeTooLarge);
    }
    return await Promise.race([admit().then(() => readParts(request, upload)), cutOff(request)]);
  } catch (error) {
    throw toHttpError(request, error);
  }
}

/** Rejects once the connection closes before the whole body is there, which the parser misses while it has not started. */
const cutOff = ({ raw }: FastifyRequest): Promise<never> =>
  new Promise((_resolve, reject) => {
    const rejectIfIncomplete = () => void (raw.complete || reject(new Error('the connection was closed')));
    raw.once('close', rejectIfIncomplete);
    if (raw.destroyed) rejectIfIncomplete();
  });

function toHttpError(request: FastifyRequest, error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  request.log.info({ reason: String(error) }, 'a form could not be read');
  if (error instanceof Error && 'statusCode' in error && error.statusCode === 413) {
    return new HttpError(413, 'The form holds more parts than it should.');
  }
  return new HttpError(400, 'The form did not arrive whole. Send it again.');
}

/**
 * @throws HttpError 400 for duplicate fields, overlong text, unexpected files and a missing CV; 413 for a CV that is too large and 422
 * for one with an invalid name or first bytes, without reading the rest of it
 */
async function readParts(request: FastifyRequest, upload: Upload): Promise<SubmittedForm> {
  const form: SubmittedForm = { text: {}, resumeName: undefined };
  for await (const part of request.parts()) {
    if (part.type === 'file') form.resumeName = await readFilePart(part, form.resumeName, upload);
    else Object.assign(form.text, readTextPart(part, form.text, upload));
  }
  return form;
}

async function readFilePart(
  part: MultipartFile,
  earlier: string | undefined,
  upload: Upload,
): Promise<string> {
  if (earlier) throw new HttpError(400, 'Send one CV only.');
  if (part.fieldname !== 'resume') throw new HttpError(400, 'The CV must be sent in the field resume.');
  const name = cleanFileName(part.filename ?? '');
  // Browsers send an empty, nameless part when no file was chosen.
  const problem = name ? refuseResumeName(name) : undefined;
  if (problem) throw new HttpError(422, problem);
  await receiveResume(part.file, upload);
  if (!name) throw new HttpError(400, fieldMessages.resumeRequired);
  return name;
}

function readTextPart(
  part: MultipartValue,
  earlier: Record<string, string>,
  { count }: Upload,
): Record<string, string> {
  const { fieldname, value, fieldnameTruncated, valueTruncated } = part;
  if (fieldnameTruncated || Object.hasOwn(earlier, fieldname)) {
    throw new HttpError(400, 'The form holds a field that is not known or is there twice.');
  }
  if (valueTruncated) throw new HttpError(400, fieldMessages.tooLong(LONG_TEXT_MAX_LENGTH));
  if (typeof value !== 'string') return {};
  count(Buffer.byteLength(value));
  return { [fieldname]: value };
}

/**
 * Reads a CV as it arrives, stopping as soon as it is invalid.
 * @throws HttpError 413 if it is too large, 422 if it starts like none of the three types
 */
async function receiveResume(file: MultipartFile['file'], { resume, count }: Upload): Promise<void> {
  file.once('limit', () => file.destroy(new HttpError(413, fieldMessages.resumeTooLarge)));
  let start = Buffer.alloc(0);
  // A file stream without an encoding gives Buffers; its type says any.
  for await (const chunk of file as AsyncIterable<Buffer>) {
    count(chunk.length);
    resume.push(chunk);
    if (start.length >= RESUME_START_BYTES) continue;
    start = Buffer.concat([start, chunk.subarray(0, RESUME_START_BYTES)]);
    if (start.length >= RESUME_START_BYTES && !startsLikeResume(start)) {
      throw new HttpError(422, fieldMessages.resumeContent);
    }
  }
  if (file.truncated) throw new HttpError(413, fieldMessages.resumeTooLarge);
}
