import path from 'node:path';
import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { LONG_TEXT_MAX_LENGTH, RESUME_MAX_BYTES } from '@/contract/limits';
import { fieldMessages } from '@/contract/messages';
import { cleanFileName } from '@/contract/resume';
import { HOUR, MINUTE } from '@/lib/time/durations';
import type { Config } from '@server/config/readConfig';
import { HttpError } from '@server/http/HttpError';
import { deleteOlder } from '@server/lib/files';
import { withTimeout } from '@server/lib/withTimeout';

/** The text fields and multipart headers never exceed half a megabyte. */
const FORM_MAX_BYTES = RESUME_MAX_BYTES + 512 * 1024;

/** For @fastify/multipart: sizes in bytes, up to four per character. More parts than the form has, so that an extra one gets a clear error. */
export const formLimits = {
  fieldNameSize: 100,
  fieldSize: 4 * LONG_TEXT_MAX_LENGTH,
  parts: 10,
  files: 1,
  headerPairs: 20,
  fileSize: RESUME_MAX_BYTES,
};

/** Where CVs are while they arrive. */
export const uploadsFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => path.join(dataDir, 'uploads');

/** Deletes what a killed process or a broken connection has left. Files under an hour old may still be arriving. */
export const deleteLeftUploads = (config: Pick<Config, 'dataDir'>): Promise<void> =>
  deleteOlder(uploadsFolder(config), Date.now() - HOUR);

/** The application form as submitted: its text fields by name, and its CV, which is deleted once the request is answered. */
export type SubmittedForm = { text: Record<string, string>; resume: { name: string; file: string } };

/**
 * Reads an application, the CV into a file of a folder.
 * @param wait milliseconds, one minute more than a request may take: the parser hangs after a cut-off or a large part that is not form-data
 * @throws HttpError 415 for other content types, 413 for a form that is too large, 400 for one that is malformed, cut off or without a CV
 */
export async function receiveForm(
  request: FastifyRequest,
  folder: string,
  wait = 21 * MINUTE,
): Promise<SubmittedForm> {
  if (!request.isMultipart()) throw new HttpError(415, 'Send the form as multipart/form-data.');
  if (Number(request.headers['content-length']) > FORM_MAX_BYTES)
    throw new HttpError(413, fieldMessages.resumeTooLarge);
  const saved = withTimeout(wait, request.saveRequestFiles({ tmpdir: folder }));
  const { files } = await saved.catch((error: unknown) => {
    // What is wrong is read no further: a million parts in 10 MB held the server up for seconds.
    request.raw.unpipe().resume();
    throw toHttpError(error);
  });
  const [file] = files;
  // Browsers send an empty, nameless part when no file was chosen.
  const name = cleanFileName(file?.filename ?? '');
  if (!file || !name) throw new HttpError(400, fieldMessages.resumeRequired);
  if (file.fieldname !== 'resume') throw new HttpError(400, 'The CV must be sent in the field resume.');
  const text = Object.fromEntries(Object.values(file.fields).flatMap(readText));
  return { text, resume: { name, file: file.filepath } };
}

function readText(part: Multipart | Multipart[] | undefined): [string, string][] {
  if (Array.isArray(part) || (part?.type === 'field' && part.fieldnameTruncated))
    throw new HttpError(400, 'The form holds a field that is not known or is there twice.');
  if (part?.type !== 'field' || typeof part.value !== 'string') return [];
  if (part.valueTruncated) throw new HttpError(400, fieldMessages.tooLong(LONG_TEXT_MAX_LENGTH));
  return [[part.fieldname, part.value]];
}

function toHttpError(error: unknown): HttpError {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new HttpError(413, fieldMessages.resumeTooLarge);
  if (code === 'FST_FILES_LIMIT') return new HttpError(413, 'Send one CV only.');
  if (code === 'FST_PARTS_LIMIT') return new HttpError(413, 'The form holds more parts than it should.');
  return new HttpError(400, 'The form did not arrive whole. Send it again.');
}
