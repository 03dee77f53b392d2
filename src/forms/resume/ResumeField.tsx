import { useRef, useState, type DragEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { RESUME_EXTENSIONS } from '@/contract/limits';
import { fieldMessages } from '@/contract/messages';
import { Field } from '@/ui/field/Field';
import { VisuallyHidden, VisuallyHiddenInput } from '@/ui/VisuallyHidden';
import { FieldMessage } from '@/forms/FieldMessage';
import { resumeWords } from '@/forms/formWords';
import { readResume } from './readResume';
import { ChosenFile } from './ChosenFile';
import { ResumeDropZone } from './ResumeDropZone';
import { useField } from '@/forms/useField';

type ResumeFieldProps = {
  name: string;
  label: string;
};

/**
 * The CV, read into memory and checked as soon as it is chosen, so that it can still be sent if the file is changed or removed later,
 * or vanishes from a cloud folder.
 */
export function ResumeField({ name, label }: ResumeFieldProps) {
  const { id, field, error, aria } = useField(name, resumeWords.help);
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
        {isReading ? resumeWords.reading : file && resumeWords.chosen(file.name)}
      </VisuallyHidden>
      {/* The file is read after the focus has come back to the input. */}
      <FieldMessage
        {...{ id, error }}
        helperText={resumeWords.help}
        isAlert={error !== fieldMessages.resumeRequired}
      />
    </Field>
  );
}

/** Why a file was not taken; the one that was chosen before stays. */
const refusalOf = (problem: string, chosenBefore: File | undefined): string =>
  chosenBefore ? resumeWords.stillChosen(problem, chosenBefore.name) : problem;
