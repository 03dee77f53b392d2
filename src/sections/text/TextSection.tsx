import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { RichText as RichTextData, TextBlock } from '@/content/types';
import { Box } from '@/ui/Box';
import { Sash } from '@/ui/Sash';
import { ActionButton } from '@/sections/shared/ActionButton';
import { CardText } from '@/sections/shared/CardText';
import { Paragraphs } from '@/sections/shared/Paragraphs';
import { Section } from '@/sections/shared/Section';
import { SectionHeading } from '@/sections/shared/SectionHeading';
import { Split } from '@/sections/shared/Split';
import { TickList } from '@/sections/shared/TickList';

/**
 * Text beside a picture. Without a picture the heading, with any note below it, stands beside the text; above it where the text is a
 * list of many sentences, beside which a gap would open.
 */
export function TextSection({ block }: { block: TextBlock }) {
  const { id, ground, heading, lead, picture, tile, bullets = [] } = block;
  if (!picture) {
    const isBelow = bullets.length > FEW && !bullets.every(isShort);
    return (
      <Section id={id} ground={ground}>
        <Split data-tile={tile && true}>
          <div>
            <SectionHeading heading={heading} lead={lead} />
          </div>
          <TextBody block={isBelow ? { ...block, ...nothingBelow } : { ...block, tile: undefined }} />
          {tile && <Tile tile={tile} />}
        </Split>
        {isBelow && (
          <Below>
            <TextBody block={{ ...block, paragraphs: undefined, tile: undefined }} />
          </Below>
        )}
      </Section>
    );
  }
  return (
    <Section id={id} ground={ground}>
      <Split data-picture>
        <Sash {...picture} />
        <div>
          <SectionHeading heading={heading} lead={lead} />
          <Box sx={{ mt: 3 }}>
            <TextBody block={block} />
          </Box>
        </div>
      </Split>
    </Section>
  );
}

function TextBody({ block }: { block: TextBlock }) {
  const { paragraphs, bulletsHeading, bullets, tile, action, picture } = block;
  return (
    <Box sx={{ '& > :nth-child(n + 2)': { mt: 3 }, '&:empty': { display: 'none' } }}>
      {paragraphs && (
        <div>
          <Paragraphs texts={paragraphs} />
        </div>
      )}
      {bulletsHeading && <Typography variant="h3">{bulletsHeading}</Typography>}
      {bullets && <TickList items={bullets} isTwoColumns={!picture && bullets.length > FEW} />}
      {action && <ActionButton action={action} variant="outlined" />}
      {tile && <Tile tile={tile} />}
    </Box>
  );
}

/** Items of a list that stay in one column. */
const FEW = 5;
/** Its two columns stand below those of `Split`. */
const Below = styled('div')(({ theme }) => ({
  marginTop: 32,
  [theme.breakpoints.up('md')]: { '--gap': '80px' },
}));
const nothingBelow = { bullets: undefined, tile: undefined, action: undefined };

/** A bullet with links or emphasis is a sentence, too long for a quarter of the page. */
const isShort = (bullet: RichTextData) => typeof bullet === 'string';

const Tile = ({ tile }: { tile: NonNullable<TextBlock['tile']> }) => (
  <Box
    sx={{
      p: 3,
      width: '100%',
      bgcolor: 'light.200',
      color: 'text.primary',
      '--quiet': 'currentColor',
      borderBottom: '4px solid',
      borderColor: 'light.500',
    }}
  >
    <Typography variant="h3">{tile.title}</Typography>
    <CardText text={tile.text} />
    {tile.action && (
      <Box sx={{ mt: 2 }}>
        <ActionButton action={tile.action} />
      </Box>
    )}
  </Box>
);
