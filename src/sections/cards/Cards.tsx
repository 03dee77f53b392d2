import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { LucideIcon } from 'lucide-react';
import type { CardsBlock, IconName } from '@/content/types';
import { Icon } from '@/ui/Icon';
import { StandaloneLink } from '@/ui/link/StandaloneLink';
import { CardGrid } from './CardGrid';
import { Image } from '@/sections/shared/Image';
import { RichText } from '@/sections/shared/RichText';
import { CardsFrame } from '@/sections/shared/CardsFrame';

type CardsProps = { block: CardsBlock; icons: Partial<Record<IconName, LucideIcon>> };

/** White cards, each on its window sill, with those icons that they name. */
export const Cards = ({ block, icons }: CardsProps) => (
  <CardsFrame block={block}>
    <CardGrid data-count={block.isTwoColumns ? 2 : block.cards.length}>
      {block.cards.map(({ title, text, icon, picture, action }) => (
        <Sill key={title}>
          {picture && <Image picture={picture} />}
          {icon && icons[icon] && <Icon icon={icons[icon]} size={32} />}
          <Typography variant="h3">{title}</Typography>
          <Typography>
            <RichText text={text} />
          </Typography>
          {action && (
            <StandaloneLink to={action.to} newTab={action.newTab} sx={{ alignSelf: 'start', mt: 'auto' }}>
              {action.label}
            </StandaloneLink>
          )}
        </Sill>
      ))}
    </CardGrid>
  </CardsFrame>
);

const Sill = styled('li')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 10,
  padding: 24,
  borderRadius: 4,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderBottomWidth: 4,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  '& > svg': { color: theme.vars.palette.primary.main },
  '& > p': { color: theme.vars.palette.text.secondary },
  '@media print': { gap: 2, padding: '10px 14px', borderBottomWidth: 1, '& > svg': { display: 'none' } },
}));
