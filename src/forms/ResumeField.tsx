import { styled } from '@mui/material/styles';
import { FileText, Upload, X } from 'lucide-react';
import { useRef, useState, type DragEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { RESUME_EXTENSIONS, RESUME_MAX_MB } from '@/contract/limits';
import { fieldMessages } from '@/contract/messages';
import { refuseResume, refuseResumeName, refuseResumeSize } from '@/contract/resume';
import { Box } from '@/ui/Box';
import { IconButton } from '@/ui/button/IconButton';
import { Field } from '@/ui/field/Field';
import { focusRing } from '@/ui/focusRing';
import { Icon } from '@/ui/Icon';
import { VisuallyHidden, VisuallyHiddenInput } from '@/ui/VisuallyHidden';
import { FieldMessage } from './FieldFrame';
import { resumeCopy } from '@/content/formKit';
import { useField } from './useField';

const help = resumeCopy.help(RESUME_MAX_MB);

type ResumeFieldProps = {
  name: string;
  label: string;
};

/**
 * The CV, read into memory and checked as soon as it is chosen, so that it can still be sent if the file is changed or removed later,
 * or vanishes from a cloud folder.
 */
export function ResumeField({ name, label }: ResumeFieldProps) {
  const { id, field, error, aria } = useField(name, help);
  const { setError, clearErrors } = useFormContext();
  const [isReading, setReading] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  /** The file that was chosen last, whichever is read last; undefined after Remove. */
  const latest = useRef<File>(undefined);
  const file = field.value instanceof File ? field.value : undefined;
  const statusId = `${id}-chosen`;

  const choose = async (chosen: File | undefined) => {
    if (!chosen) return;
    latest.current = chosen;
    setReading(true);
    const result = await readResume(chosen);
    if (latest.current !== chosen) return;
    setReading(false);
    if (!result.file) return setError(name, { type: 'resume', message: refusalOf(result.problem, file) });
    field.onChange(result.file);
    clearErrors(name);
  };
  const remove = () => {
    latest.current = undefined;
    setReading(false);
    clearErrors(name);
    field.onChange(undefined);
    input.current?.focus();
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    void choose(event.dataTransfer.files[0]);
  };

  return (
    <Field data-invalid={Boolean(error)} onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
      <label htmlFor={id}>{label}</label>
      <VisuallyHiddenInput
        {...{ id, type: 'file', name, accept: RESUME_EXTENSIONS.join(','), 'aria-required': true, ...aria }}
        aria-describedby={`${aria['aria-describedby']} ${statusId}`}
        ref={(node: HTMLInputElement | null) => {
          input.current = node;
          field.ref(node);
        }}
        onBlur={field.onBlur}
        onChange={({ target }) => {
          void choose(target.files?.[0]);
          target.value = ''; // so that the same file can be chosen again after it was fixed
        }}
      />
      {file ? (
        <ChosenFile file={file} onRemove={remove} />
      ) : (
        <ResumeDropZone htmlFor={id} isReading={isReading} />
      )}
      {/* The input itself is emptied, so it has no file to name. */}
      <VisuallyHidden role="status" id={statusId}>
        {isReading ? resumeCopy.reading : file && resumeCopy.chosen(file.name)}
      </VisuallyHidden>
      {/* The file is read after the focus has come back to the input. */}
      <FieldMessage {...{ id, error }} helperText={help} isAlert={error !== fieldMessages.resumeRequired} />
    </Field>
  );
}

/** Why a file was not taken; the one that was chosen before stays. */
const refusalOf = (problem: string, chosenBefore: File | undefined): string =>
  chosenBefore ? resumeCopy.stillChosen(problem, chosenBefore.name) : problem;

type ReadResume = { file: File; problem?: undefined } | { file?: undefined; problem: string };

/** Reads a CV into memory and checks it. The returned file no longer depends on the one on disk. */
async function readResume(chosen: File): Promise<ReadResume> {
  const early = refuseResumeName(chosen.name) ?? refuseResumeSize(chosen.size);
  if (early) return { problem: early };
  try {
    const bytes = new Uint8Array(await chosen.arrayBuffer());
    const problem = await refuseResume(chosen.name, bytes);
    return problem ? { problem } : { file: new File([bytes], chosen.name, { type: chosen.type }) };
  } catch {
    return { problem: fieldMessages.resumeUnreadable };
  }
}

/** The chosen CV with a button to remove it. */
const ChosenFile = ({ file, onRemove }: { file: File; onRemove: () => void }) => (
  <Frame>
    <Icon icon={FileText} />
    <Box as="span" sx={{ flex: 1, minWidth: 0, fontWeight: 650, overflowWrap: 'anywhere' }}>
      {file.name}
    </Box>
    <IconButton aria-label={resumeCopy.remove(file.name)} onClick={onRemove}>
      <Icon icon={X} size={20} />
    </IconButton>
  </Frame>
);

/** Where a CV is chosen or dropped. Hidden from screen readers, because the field's own label names the input. */
const ResumeDropZone = ({ htmlFor, isReading }: { htmlFor: string; isReading: boolean }) => (
  <Zone htmlFor={htmlFor} aria-hidden>
    <Icon icon={Upload} />
    <span>{isReading ? resumeCopy.reading : resumeCopy.choose}</span>
  </Zone>
);

/** The focus ring of the hidden file input, drawn around the element that is shown in its place. */
const fileFocus = { 'input:focus-visible + &': focusRing };

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  paddingLeft: 16,
  border: '1px solid',
  backgroundColor: theme.vars.palette.tint.success,
  ...fileFocus,
}));

const Zone = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 56,
  padding: '8px 16px',
  border: `2px dashed ${theme.vars.palette.slate[500]}`,
  borderRadius: theme.shape.borderRadius,
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars.palette.light[100], borderColor: theme.vars.palette.night[900] },
  ...fileFocus,
}));
