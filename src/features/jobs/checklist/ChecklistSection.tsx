import { onThisPage } from '@/content/parts';
import { useIsHydrated } from '@/lib/useIsHydrated';
import { onDemand, useOnDemand } from '@/lib/onDemand';
import { Box } from '@/ui/Box';

const checklist = onDemand(() => import(/* webpackChunkName: "checklist" */ './Checklist'));

/** The checklist. Out of the first view and of no use without script, so its code comes after the page's. */
export function ChecklistSection({ isFromAbroad }: { isFromAbroad?: boolean }) {
  const list = useOnDemand(checklist, useIsHydrated());
  // About its height, so that what follows hardly moves.
  return (
    <Box
      as="section"
      id={onThisPage.checklist.id}
      data-printable
      sx={{
        minHeight: { xs: 900, sm: 720, md: 620 },
        paddingBlock: 'var(--band)',
        // On the international page the list above is white as well, and the roofs of the footer stand on it.
        backgroundColor: isFromAbroad ? 'wall.sage' : undefined,
        '@media (scripting: none)': { display: 'none' },
        '@media print': { minHeight: 0, breakInside: 'avoid' },
      }}
    >
      {list && <list.Checklist isFromAbroad={isFromAbroad} />}
    </Box>
  );
}
