import { createLog } from '@server/lib/log';

test.each(['password', 'token', 'set-cookie'])(
  '%s is never written to the log, three levels deep',
  (name) => {
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => void lines.push(line) });
    const secret = { [name]: 'night-bus' };
    log.info(secret);
    log.info({ res: secret });
    log.info({ res: { headers: secret } });
    expect(lines).toHaveLength(3);
    for (const line of lines) {
      expect(line).toContain(`"${name}":"[hidden]"`);
      expect(line).not.toContain('night-bus');
    }
  },
);
