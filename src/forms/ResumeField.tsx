import { useRef, useState, type DragEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { RESUME_EXTENSIONS } from '@/contract/limits';
import { Field } from '@/ui/Field';
import { VisuallyHiddenInput } from '@/ui/VisuallyHidden';
import { messageId } from './FieldFrame';
import { FieldMessage } from './FieldMessage';
import { readResume } from './readResume';
import { ChosenFile, DropZone } from './ResumeFieldParts';
import { useField } from './useField';

const HELP = 'PDF, DOC or DOCX, at most 10 MB';

/** The CV: checked and read into memory the moment it is chosen, so that it is there when it is sent. */
export function ResumeField({ name, label }: { name: string; label: string }) {
  const { id, field, error, aria } = useField(name, HELP);
  const { setError, clearErrors, trigger } = useFormContext();
  const [isReading, setReading] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const file = field.value instanceof File ? field.value : undefined;

  const choose = async (chosen: File | undefined) => {
    if (!chosen) return;
    setReading(true);
    const result = await readResume(chosen);
    setReading(false);
    field.onChange(result.file);
    if (!result.problem) return clearErrors(name);
    // After the form's own check, which only sees that there is no CV.
    await trigger(name);
    setError(name, { type: 'resume', message: result.problem });
  };
  const remove = () => {
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
        ref={(node: HTMLInputElement | null) => {
          input.current = node;
          field.ref(node);
        }}
        onBlur={field.onBlur}
        onChange={({ target }) => {
          void choose(target.files?.[0]);
          target.value = ''; // the same file can be chosen again after it was mended
        }}
      />
      {file ? <ChosenFile file={file} onRemove={remove} /> : <DropZone htmlFor={id} isReading={isReading} />}
      <FieldMessage id={messageId(id)} error={error} helperText={HELP} />
    </Field>
  );
}
