import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { BannerBlock } from '@/content/types';
import { Button } from '@/ui/button/Button';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { ActionButton, Actions } from '@/sections/shared/ActionButton';
import { RichText } from '@/sections/shared/RichText';
import { HUGE_TEXT } from '@/ui/hugeText';

/** Characters that fit at display size; longer titles are set as h1. */
const DISPLAY_MAX_LENGTH = 30;

/** Title, tagline, lead and actions of a banner. */
export function BannerText({ block }: { block: BannerBlock }) {
  const { title, isDocument, tagline, isTaglineInHeading, lead, note, actions, printLabel, ground } = block;
  const isLong = isDocument || title.length > DISPLAY_MAX_LENGTH;
  return (
    <>
      <Typography variant={isLong ? 'h1' : 'display'} component="h1" tabIndex={-1} sx={stylesOf(block)}>
        {title}
        {isTaglineInHeading && <VisuallyHidden> - </VisuallyHidden>}
        {isTaglineInHeading && <Tagline as="span">{tagline}.</Tagline>}
      </Typography>
      {tagline && !isTaglineInHeading && <Tagline>{tagline}</Tagline>}
      {lead && (
        <Typography
          variant="lead"
          component="p"
          sx={{ mt: 3, maxWidth: '32em', '@media print': { mt: 1, maxWidth: 'none' } }}
        >
          <RichText text={lead} />
        </Typography>
      )}
      {note && (
        <Typography variant="body2" sx={{ mt: 2 }}>
          {note}
        </Typography>
      )}
      {actions && (
        <Actions>
          {actions.map((action, index) => (
            <ActionButton
              key={action.to}
              action={action}
              variant={index === 0 ? 'contained' : 'outlined'}
              color={ground === 'night' ? nightColour(index) : 'primary'}
            />
          ))}
        </Actions>
      )}
      {printLabel && (
        <Actions data-needs-script>
          <Button onClick={() => window.print()}>{printLabel}</Button>
        </Actions>
      )}
    </>
  );
}

const nightColour = (index: number) => (index === 0 ? 'secondary' : 'inherit');

function stylesOf({ title, isDocument }: BannerBlock) {
  if (title.length <= DISPLAY_MAX_LENGTH)
    return isDocument ? sizes('2.75rem', '3.125rem') : sizes('3.5rem', '4.5rem');
  return isDocument ? sizes('2.75rem', '2.75rem') : sizes('2.75rem', '3.125rem');
}

/** Long words must fit a phone, and a tablet's column beside a picture. */
const sizes = (onTablets: string, onDesks: string) => ({
  '@media (max-width: 399px)': { fontSize: '2.25rem' },
  '@media screen and (700px <= width < 1200px)': { fontSize: `clamp(2.25rem, 4.9vw, ${onTablets})` },
  '@media screen and (width >= 1200px)': { fontSize: onDesks },
  // Whatever the screen, where its text is enlarged.
  [HUGE_TEXT]: { fontSize: 'var(--h1)' },
});

const Tagline = styled('p')(({ theme }) => ({
  display: 'block',
  margin: '24px 0 0',
  maxWidth: '21em',
  fontFamily: theme.typography.h1.fontFamily,
  fontSize: '1.375rem',
  fontWeight: 500,
  lineHeight: 1.35,
  letterSpacing: 'normal',
  textWrap: 'balance',
  [theme.breakpoints.up('lg')]: { fontSize: '1.75rem' },
  '@media print': { marginTop: 8, fontSize: '1.2rem' },
}));
