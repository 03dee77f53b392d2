import Typography from '@mui/material/Typography';
import { Printer } from 'lucide-react';
import { checklistCopy } from '@/content/checklist';
import { onThisPage } from '@/content/parts';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/button/Button';
import { Column } from '@/ui/Column';
import { Checkbox } from '@/ui/field/Checkbox';
import { Icon } from '@/ui/Icon';
import { PlainList } from '@/ui/PlainList';
import { Box } from '@/ui/Box';
import { itemTicked, selectTickedItems } from './checklistSlice';
import { printHidden } from '@/ui/print';

/** What a candidate needs before a first shift, to be ticked off; without script, to be read. */
export const ChecklistSection = ({ isFromAbroad = false }: { isFromAbroad?: boolean }) => (
  <Box
    as="section"
    id={onThisPage.checklist.id}
    data-printable
    sx={{
      paddingBlock: 'var(--band)',
      // On the international page what stands above is white as well, and the roofs of the footer stand on it.
      backgroundColor: isFromAbroad ? 'wall.sage' : undefined,
      '@media (scripting: none)': { '& input': { visibility: 'hidden' } },
      '@media print': { breakInside: 'avoid' },
    }}
  >
    <Checklist isFromAbroad={isFromAbroad} />
  </Box>
);

function Checklist({ isFromAbroad }: { isFromAbroad: boolean }) {
  const dispatch = useAppDispatch();
  const done = useAppSelector(selectTickedItems);
  const count = checklistCopy.items.filter(({ id }) => done.includes(id)).length;
  return (
    <Column>
      <Typography variant="h2">{checklistCopy.heading}</Typography>
      <Typography variant="lead" component="p" sx={{ mt: 2, maxWidth: '36em', color: 'text.secondary' }}>
        {checklistCopy.lead}{' '}
        <Box as="span" data-needs-script sx={printHidden}>
          {checklistCopy.ticks}
        </Box>
      </Typography>
      <PlainList
        sx={{
          display: 'grid',
          gap: { xs: 2, md: '24px 64px' },
          mt: 4,
          '@media print': { gap: '6px 24px', mt: 1.5, gridTemplateColumns: '1fr 1fr' },
          maxWidth: { xs: '46em', md: 'none' },
          gridTemplateColumns: { md: '1fr 1fr' },
        }}
      >
        {checklistCopy.items.map(({ id, label, text, ...item }) => (
          <li key={id}>
            <Checkbox
              name={id}
              label={
                <strong>{isFromAbroad && 'labelFromAbroad' in item ? item.labelFromAbroad : label}</strong>
              }
              aria-describedby={`ready-${id}`}
              checked={done.includes(id)}
              onChange={({ target }) => dispatch(itemTicked({ id, isDone: target.checked }))}
            />
            <Typography id={`ready-${id}`} sx={{ ml: '39px', color: 'text.secondary' }}>
              {isFromAbroad && 'fromAbroad' in item ? item.fromAbroad : text}
            </Typography>
          </li>
        ))}
      </PlainList>
      <Box
        data-needs-script
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mt: 4, ...printHidden }}
      >
        <Button variant="outlined" onClick={printAlone}>
          <Icon icon={Printer} size={20} />
          {checklistCopy.print}
        </Button>
        <span role="status">{checklistCopy.count(count, checklistCopy.items.length)}</span>
      </Box>
    </Column>
  );
}

/** Prints the page's `data-printable` section without the rest of the page. */
function printAlone(): void {
  const { dataset } = document.documentElement;
  dataset.printAlone = '';
  window.addEventListener('afterprint', () => delete dataset.printAlone, { once: true });
  window.print();
}
