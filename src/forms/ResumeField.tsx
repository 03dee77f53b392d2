import { styled } from '@mui/material/styles';
import { FileText, Upload, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { RESUME_EXTENSIONS, RESUME_MAX_MB } from '@/contract/limits';
import { fieldMessages } from '@/contract/messages';
import { checkResume, cleanFileName, refuseResumeSize } from '@/contract/resume';
import { IconButton } from '@/ui/button/IconButton';
import { Field } from '@/ui/field/Field';
import { focusRing } from '@/ui/focusRing';
import { Icon } from '@/ui/Icon';
import { FieldMessage, useField } from './FieldFrame';
import { resumeCopy } from '@/content/formKit';
import { deleteResume, keepResume, readResume as readKept, type DraftName } from './draft';

const help = resumeCopy.help(RESUME_MAX_MB);

type ResumeFieldProps = {
  name: string;
  label: string;
  /** The draft that it is kept with. */
  draft: DraftName;
};

/**
 * The CV, read into memory and checked as soon as it is chosen, so that it can still be sent if the file is changed or removed later,
 * or vanishes from a cloud folder.
 */
export function ResumeField({ name, label, draft }: ResumeFieldProps) {
  const { id, error, aria } = useField(name, help);
  const { field } = useController({ name });
  const { setError, clearErrors } = useFormContext();
  const [{ isReading, refusal }, setOutcome] = useState({ isReading: false, refusal: '' });
  const input = useRef<HTMLInputElement>(null);
  /** The file that was chosen last, whichever is read last; undefined after Remove. */
  const latest = useRef<File>(undefined);
  const file = field.value instanceof File ? field.value : undefined;
  const [labelId, wordsId] = [`${id}-label`, `${id}-words`];

  const choose = async (chosen: File | undefined) => {
    if (!chosen) return;
    latest.current = chosen;
    setOutcome({ isReading: true, refusal: '' });
    const result = await readResume(chosen);
    if (latest.current !== chosen) return;
    const message = result.file ? '' : refusalOf(result.problem, file);
    setOutcome({ isReading: false, refusal: message });
    if (!result.file) return setError(name, { type: 'resume', message });
    field.onChange(result.file);
    clearErrors(name);
    void keepResume(draft, result.file);
  };
  const remove = () => {
    latest.current = undefined;
    setOutcome({ isReading: false, refusal: '' });
    clearErrors(name);
    field.onChange(undefined);
    deleteResume(draft);
    input.current?.focus();
  };
  const restore = useEffectEvent((kept: File | undefined) => {
    if (kept && !latest.current) field.onChange(kept);
  });
  useEffect(() => {
    void readKept(draft).then(restore);
    // What is still being read then is not kept: the tab may have another owner.
    return () => void (latest.current = undefined);
  }, [draft]);

  return (
    <Field data-invalid={Boolean(error)}>
      <label htmlFor={id} id={labelId}>
        {label}
      </label>
      <Zone data-chosen={Boolean(file)}>
        <input
          {...{ id, type: 'file', name, accept: RESUME_EXTENSIONS.join(','), 'aria-required': true, ...aria }}
          // Its name includes the visible words, so that speech input finds it by them.
          aria-labelledby={`${labelId} ${wordsId}`}
          ref={(node) => {
            input.current = node;
            field.ref(node);
          }}
          onBlur={field.onBlur}
          onChange={({ target }) => {
            void choose(target.files?.[0]);
            target.value = ''; // so that the same file can be chosen again after it was fixed
          }}
        />
        <Icon icon={file ? FileText : Upload} />
        <span role="status" id={wordsId}>
          {isReading ? resumeCopy.reading : (file?.name ?? resumeCopy.choose)}
        </span>
        {file && (
          <IconButton aria-label={resumeCopy.remove(file.name)} onClick={remove}>
            <Icon icon={X} size={20} />
          </IconButton>
        )}
      </Zone>
      {/* An alert, because the file is read after the focus has come back to the input. A refusal says more than "CV is required". */}
      <FieldMessage {...{ id, error: error && (refusal || error) }} helperText={help} isAlert={!!refusal} />
    </Field>
  );
}

/** Why a file was not taken; the one that was chosen before stays. */
function refusalOf(problem: string, chosenBefore: File | undefined): string {
  const isOtherFormat = problem === fieldMessages.resumeExtension || problem === fieldMessages.resumeContent;
  const words = isOtherFormat ? resumeCopy.address(problem) : problem;
  return chosenBefore ? resumeCopy.stillChosen(words, chosenBefore.name) : words;
}

type ReadResume = { file: File; problem?: undefined } | { file?: undefined; problem: string };

/** Reads a CV into memory and checks it. The returned file no longer depends on the one on disk. */
async function readResume(chosen: File): Promise<ReadResume> {
  const early = refuseResumeSize(chosen.size);
  if (early) return { problem: early };
  try {
    const bytes = new Uint8Array(await chosen.arrayBuffer());
    const name = cleanFileName(chosen.name);
    const { problem } = checkResume(name, bytes);
    return problem ? { problem } : { file: new File([bytes], name, { type: chosen.type }) };
  } catch {
    return { problem: fieldMessages.resumeUnreadable };
  }
}

/** Where a CV is chosen or dropped, and then its name. The input is invisible and covers all of it but the button. */
const Zone = styled('div')(({ theme: { shape, vars } }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 56,
  paddingLeft: 16,
  border: `2px dashed ${vars.palette.slate[500]}`,
  borderRadius: shape.borderRadius,
  '&:hover': { backgroundColor: vars.palette.light[100], borderColor: vars.palette.night[900] },
  '[data-invalid=true] > &': {
    borderColor: vars.palette.error.main,
    backgroundColor: vars.palette.tint.error,
  },
  '&[data-chosen=true]': { border: '1px solid', backgroundColor: vars.palette.tint.success },
  '&:has(input:focus-visible)': focusRing,
  '& input': { position: 'absolute', inset: 0, width: '100%', opacity: 0, cursor: 'pointer' },
  '& input::file-selector-button': { cursor: 'pointer' },
  '& > span': { flex: 1, minWidth: 0, paddingBlock: 8 },
  '&[data-chosen=true] > span': { fontWeight: 650 },
  '& button': { position: 'relative' },
}));
