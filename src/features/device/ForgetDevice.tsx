import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { forgetDeviceCopy } from '@/content/forgetDevice';
import { fetchAhead, useOnDemand } from '@/lib/useOnDemand';
import { Button } from '@/ui/button/Button';
import { Column } from '@/ui/Column';

const loadDialog = () => import(/* webpackChunkName: "forget" */ './ForgetDialog');

/** The button that wipes the device, and the line that says it is done. */
export function ForgetDevice() {
  const [stage, setStage] = useState<'idle' | 'asking' | 'done'>('idle');
  const isAsking = stage === 'asking';
  const dialog = useOnDemand(loadDialog, isAsking, () => setStage('idle'));
  return (
    <Section data-live>
      <Typography variant="h2">{forgetDeviceCopy.heading}</Typography>
      <p>{forgetDeviceCopy.text}</p>
      <Button
        variant="outlined"
        onPointerEnter={() => fetchAhead(loadDialog)}
        onClick={() => setStage('asking')}
      >
        {forgetDeviceCopy.button}
      </Button>
      <div role="status">{stage === 'done' && forgetDeviceCopy.done}</div>
      {dialog && (
        <dialog.ForgetDialog
          isOpen={isAsking}
          onClose={() => setStage('idle')}
          onDone={() => setStage('done')}
        />
      )}
    </Section>
  );
}

const Section = styled(Column)({
  paddingBottom: 64,
  '& p': { maxWidth: '46em' },
  '@media print, (scripting: none)': { display: 'none' },
});
