import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { forgetDeviceCopy } from '@/content/forgetDevice';
import { onDemand, useOnDemand } from '@/lib/onDemand';
import { Button } from '@/ui/button/Button';
import { Column } from '@/ui/Column';
import { FramedImage } from '@/ui/FramedImage';
import { printHidden } from '@/ui/print';
import { notify } from '@/ui/toast/notify';

const forgetDialog = onDemand(() => import(/* webpackChunkName: "forget" */ './ForgetDialog'));

/** The end of the privacy policy: the button that wipes the device, beside a window with its curtains nearly drawn. */
export const ForgetDevice = () => (
  <Wall id={forgetDeviceCopy.id}>
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
  const [stage, setStage] = useState<'idle' | 'asking' | 'done'>('idle');
  const isAsking = stage === 'asking';
  const dialog = useOnDemand(forgetDialog, isAsking, () => {
    setStage('idle');
    notify.failure(forgetDeviceCopy.failed);
  });
  return (
    <>
      <Button onClick={() => setStage('asking')}>{forgetDeviceCopy.button}</Button>
      <div role="status">{stage === 'done' && forgetDeviceCopy.done}</div>
      {dialog && (
        <dialog.ForgetDialog
          isOpen={isAsking}
          onClose={() => setStage('idle')}
          onDone={() => setStage('done')}
        />
      )}
    </>
  );
}

const Wall = styled('section')(({ theme }) => ({
  paddingBlock: 'var(--band)',
  backgroundColor: theme.vars.palette.wall.mist,
  '& > :first-of-type': { display: 'grid', gap: 40 },
  '& p': { maxWidth: '36em' },
  '& [role=status]': { marginTop: 16 },
  [theme.breakpoints.up('sm')]: {
    '& > :first-of-type': { gridTemplateColumns: '7fr 5fr', alignItems: 'center' },
  },
  ...printHidden,
}));
