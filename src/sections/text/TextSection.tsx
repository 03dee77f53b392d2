import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Picture, RichText as RichTextData, TextBlock } from '@/content/types';
import { Box } from '@/ui/Box';
import { FramedImage } from '@/ui/FramedImage';
import { ActionButton } from '@/sections/shared/ActionButton';
import { Bullets } from '@/sections/shared/Bullets';
import { CardText, Paragraphs } from '@/sections/shared/Paragraphs';
import { Section } from '@/sections/shared/Section';
import { SectionHeading } from '@/sections/shared/SectionHeading';
import { Split } from '@/sections/shared/Split';

/** Text beside a picture, or beside its heading. */
export const TextSection = ({ block }: { block: TextBlock }) => (
  <Section id={block.id} ground={block.ground}>
    {block.picture ? (
      <BesidePicture block={block} picture={block.picture} />
    ) : (
      <BesideHeading block={block} />
    )}
  </Section>
);

type Beside = { block: TextBlock };

/** On tablets a tile or a list would make the text far longer than its picture, so they stand below both. */
function BesidePicture({ block, picture }: Beside & { picture: Picture }) {
  const isLong = Boolean(block.tile) || (block.bullets ?? []).length > BESIDE_PICTURE;
  return (
    <Split data-picture data-three={isLong || undefined}>
      <div>
        <SectionHeading heading={block.heading} lead={block.lead} />
        <TextBody block={isLong ? { ...block, ...nothingBelow } : block} mt={3} />
      </div>
      <FramedImage {...picture} />
      {isLong && <TextBody block={{ ...block, paragraphs: undefined }} />}
    </Split>
  );
}

/** Any note stands below the heading. A list of many sentences stands below both, as beside its heading a gap would open. */
function BesideHeading({ block }: Beside) {
  const { heading, lead, tile, bullets = [], isSummary } = block;
  const isBelow = !isSummary && bullets.length > FEW && !bullets.every(isShort);
  return (
    <>
      <Split data-three={tile && true} data-summary={isSummary}>
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
    </>
  );
}

function TextBody({ block, mt }: Beside & { mt?: number }) {
  const { paragraphs, bulletsHeading, bullets, tile, action, picture, isSummary } = block;
  return (
    <Body sx={{ mt }}>
      {paragraphs && (
        <div>
          <Paragraphs texts={paragraphs} />
        </div>
      )}
      {bulletsHeading && <Typography variant="h3">{bulletsHeading}</Typography>}
      {bullets && (
        <Bullets
          items={bullets}
          isTwoColumns={!isSummary && bullets.length > (picture ? BESIDE_PICTURE : FEW)}
        />
      )}
      {action && <ActionButton action={action} variant="outlined" />}
      {tile && <Tile tile={tile} />}
    </Body>
  );
}

const Body = styled('div')({
  '& > :nth-child(n + 2)': { marginTop: 24 },
  '&:empty': { display: 'none' },
  '@media print': { marginTop: 10, '& > :nth-child(n + 2)': { marginTop: 10 } },
});

/** Items of a list that stay in one column, and that stay beside a picture on tablets. */
const FEW = 5;
const BESIDE_PICTURE = 3;
/** Its two columns stand below those of `Split`. */
const Below = styled('div')(({ theme }) => ({
  marginTop: 32,
  [theme.breakpoints.up('md')]: { '--gap': '80px' },
  '@media print': { marginTop: 10 },
}));
const nothingBelow = { bulletsHeading: undefined, bullets: undefined, tile: undefined, action: undefined };

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
      overflowWrap: 'anywhere',
      borderBottom: '4px solid',
      borderColor: 'light.500',
      '@media print': { p: 1.25, breakInside: 'avoid' },
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
