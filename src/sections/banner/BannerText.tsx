import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { BannerBlock } from '@/content/types';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { Actions } from '@/sections/shared/Actions';
import { ActionButton } from '@/sections/shared/ActionButton';
import { RichText } from '@/sections/shared/RichText';
import { HUGE_TEXT } from '@/ui/hugeText';

/** Characters that fit at display size; longer titles are set as h1. */
const DISPLAY_MAX_LENGTH = 30;

/** Title, tagline, lead and actions of a banner. */
export function BannerText({ block }: { block: BannerBlock }) {
  const { title, isDocument, tagline, isTaglineInHeading, lead, actions, ground } = block;
  const isNight = ground === 'night';
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
        <Typography variant="lead" component="p" sx={{ mt: 3, maxWidth: '32em' }}>
          <RichText text={lead} />
        </Typography>
      )}
      {actions && (
        <Actions>
          {actions.map((action, index) => (
            <ActionButton
              key={action.to}
              action={action}
              variant={index === 0 ? 'contained' : 'outlined'}
              color={isNight ? nightColour(index) : 'primary'}
            />
          ))}
        </Actions>
      )}
    </>
  );
}

function stylesOf({ title, isDocument }: BannerBlock) {
  if (title.length > DISPLAY_MAX_LENGTH) return isDocument ? policyTitleStyles : longTitleStyles;
  return isDocument ? longTitleStyles : titleStyles;
}

const nightColour = (index: number) => (index === 0 ? 'secondary' : 'inherit');

/** Whatever the screen, where its text is enlarged. */
const enlargedTitle = { [HUGE_TEXT]: { fontSize: 'var(--h1)' } };
/** Long words must fit a 320 px screen. */
const titleStyles = { '@media (max-width: 399px)': { fontSize: '2.25rem' }, ...enlargedTitle };
/** Two lines beside a picture. */
const longTitleStyles = {
  ...titleStyles,
  '@media screen and (min-width: 1200px)': { fontSize: '3.125rem' },
  ...enlargedTitle,
};
/** The longest title too; on a tablet it reaches into the empty sky of the picture. */
const policyTitleStyles = {
  ...titleStyles,
  '@media screen and (min-width: 700px) and (max-width: 1099px)': {
    fontSize: '2.25rem',
    marginRight: '-40px',
  },
  '@media screen and (min-width: 1200px)': { fontSize: '2.75rem' },
};

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
