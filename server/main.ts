import { messageOf } from './lib/log';
import { type RunningServer, startServer } from './startServer';

/** Runs the server until SIGTERM or SIGINT, which shut it down gracefully with exit code 0. */
async function main(): Promise<void> {
  // Only this user may read the files that the server writes, SQLite's too.
  process.umask(0o077);
  try {
    stopOnSignal(await startServer(process.env));
  } catch (error) {
    console.error(messageOf(error));
    process.exit(1);
  }
}

function stopOnSignal(server: RunningServer): void {
  let isStopping = false;
  const stop = () => {
    // On Ctrl-C, the signal arrives twice: from the terminal and from npm.
    if (isStopping) return;
    isStopping = true;
    void server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error('The server could not shut down gracefully:', error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

void main();
