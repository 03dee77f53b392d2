import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { forgetDeviceCopy } from '@/content/forgetDevice';
import { useAppDispatch } from '@/store/hooks';
import { wipeDevice } from '@/store/wipeDevice';
import { AppDialog } from '@/ui/AppDialog';
import { Button } from '@/ui/button/Button';
import { Column } from '@/ui/Column';
import { FramedImage } from '@/ui/FramedImage';

/** The end of the privacy policy: the button that wipes the device, beside a window with its curtains nearly drawn. */
export const ForgetDevice = () => (
  <Wall id={forgetDeviceCopy.id} data-screen-only>
    <Column>
      <div>
        <Typography variant="h2">{forgetDeviceCopy.heading}</Typography>
        <p>{forgetDeviceCopy.text}</p>
        <ForgetButton />
        <noscript>
          <p>{forgetDeviceCopy.withoutScript}</p>
        </noscript>
      </div>
      <FramedImage {...forgetDeviceCopy.picture} />
    </Column>
  </Wall>
);

/** The button, the question that it asks, and the line that says it is done. */
function ForgetButton() {
  const dispatch = useAppDispatch();
  // It is done once the dialog is gone: while it is there, the page behind it is not read out.
  const [stage, setStage] = useState<'idle' | 'asking' | 'wiping' | 'wiped' | 'done'>('idle');
  const isWiping = stage === 'wiping';
  const forget = async () => {
    setStage('wiping');
    await dispatch(wipeDevice());
    setStage('wiped');
  };
  return (
    <>
      <Button onClick={() => setStage('asking')}>{forgetDeviceCopy.button}</Button>
      <div role="status">{stage === 'done' && forgetDeviceCopy.done}</div>
      <AppDialog
        title={forgetDeviceCopy.confirmTitle}
        size="small"
        isOpen={stage === 'asking' || isWiping}
        onClose={() => !isWiping && setStage('idle')}
        onClosed={() => setStage((now) => (now === 'wiped' ? 'done' : now))}
      >
        <Typography sx={{ mb: 3 }}>{forgetDeviceCopy.confirmText}</Typography>
        <Choices>
          <Button disabled={isWiping} aria-busy={isWiping} onClick={() => void forget()}>
            {forgetDeviceCopy.button}
          </Button>
          <Button variant="outlined" disabled={isWiping} onClick={() => setStage('idle')}>
            {forgetDeviceCopy.keep}
          </Button>
        </Choices>
      </AppDialog>
    </>
  );
}

const Choices = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  '& > *': { flex: '1 0 auto', maxWidth: '100%' },
});

const Wall = styled('section')(({ theme }) => ({
  paddingBlock: 'var(--band)',
  backgroundColor: theme.vars.palette.wall.mist,
  '& > :first-of-type': { display: 'grid', gap: 40 },
  '& p': { maxWidth: '36em' },
  '& [role=status]': { marginTop: 16 },
  [theme.breakpoints.up('sm')]: {
    '& > :first-of-type': { gridTemplateColumns: '7fr 5fr', alignItems: 'center' },
  },
}));
