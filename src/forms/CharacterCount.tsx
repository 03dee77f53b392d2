import { useWatch } from 'react-hook-form';
import { countWords } from './formWords';
import { Box } from '@/ui/Box';

/** How much of a field's limit is used, once something is typed. Not announced: the field's help names the limit. */
export function CharacterCount({ name, max }: { name: string; max: number }) {
  const { length } = String(useWatch({ name }) ?? '').trim();
  if (length === 0) return null;
  const isOver = length > max;
  return (
    <Box sx={{ mt: 0.75, fontSize: '.9375rem', ...(isOver && { color: 'error.main', fontWeight: 600 }) }}>
      {isOver ? countWords.over(length - max) : countWords.used(length, max)}
    </Box>
  );
}
