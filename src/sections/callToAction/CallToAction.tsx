import { styled } from '@mui/material/styles';
import { provider } from '@/content/provider';
import type { CallToActionBlock } from '@/content/types';
import { ActionButton, Actions } from '@/sections/shared/ActionButton';
import { Image } from '@/sections/shared/Image';
import { Kerbstone, Wall, WallText } from '@/sections/shared/Wall';
import { Column } from '@/ui/Column';
import { FramedImage } from '@/ui/FramedImage';
import { SectionHeading } from '@/sections/shared/Section';

/** The end of a page: what to do next, on the pavement or beside a lit window. */
export const CallToAction = ({ block }: { block: CallToActionBlock }) => {
  const { ground = 'mist', heading, text, action, secondAction, printedEmail, pavement, window } = block;
  return (
    <End ground={ground} data-pavement={!window}>
      <Column>
        <WallText>
          <SectionHeading heading={heading} lead={text} />
          {/* On paper, where there are no buttons, the address and the number instead. */}
          <OnPaper className="paper">{`${printedEmail ?? provider.companyCareEmail}, ${provider.telephone.text}`}</OnPaper>
          <Actions>
            <ActionButton action={action} />
            {secondAction && <ActionButton action={secondAction} variant="outlined" />}
          </Actions>
        </WallText>
        <Beside data-window={Boolean(window)}>
          {window ? <FramedImage {...window} /> : pavement && <Image picture={pavement} />}
        </Beside>
      </Column>
      {!window && <Kerbstone />}
    </End>
  );
};

// The pavement goes on to the roofs above the footer, which stand on the page's lower border (theme/baseline): one ground, not two.
const End = styled(Wall)(({ theme }) => ({
  '@media screen': { '&&[data-pavement=true]:last-child': { borderColor: theme.vars.palette.wall.kerb } },
}));

const OnPaper = styled('p')({ display: 'none', margin: '8px 0 0', '@media print': { display: 'block' } });

const Beside = styled('div')(({ theme }) => ({
  justifySelf: 'center',
  width: 'min(100%, 340px)',
  '&[data-window=true]': { alignSelf: 'center', paddingBottom: 56 },
  '&:empty': { display: 'none' },
  [theme.breakpoints.up('tablet')]: {
    width: 'min(34vw, 480px)',
    '&[data-window=true]': { width: 'min(34vw, 400px)' },
  },
}));
