import { useFormState } from 'react-hook-form';
import { enquirySent } from '@/content/forms';
import { provider } from '@/content/provider';
import { whenInWords } from '@/lib/time/dateFormats';
import { AppLink } from '@/ui/link/AppLink';

/** Says that the enquiry has arrived, after the toast has gone, until the visitor starts another. */
export function EnquirySent({ at }: { at: number | undefined }) {
  const { isDirty } = useFormState();
  if (!at || isDirty) return null;
  return (
    <p>
      <strong>{enquirySent.arrived(whenInWords(at))}</strong> {enquirySent.next}{' '}
      <AppLink to={provider.telephone.href}>{provider.telephone.text}</AppLink>
    </p>
  );
}
