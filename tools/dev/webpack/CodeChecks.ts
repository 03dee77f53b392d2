import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import type webpack from 'webpack';

const bin = (name: string, ...parts: string[]) => path.join('node_modules', name, ...parts);
const checks = {
  Types: [bin('typescript', 'bin', 'tsc'), '--pretty', 'false'],
  Lint: [bin('oxlint', 'bin', 'oxlint'), '--type-aware', '--deny-warnings', '--format=unix'],
};
const hasGroups = process.platform !== 'win32';

/**
 * Checks types and lint of the whole project after each compilation, beside the running page, and reports what they find as
 * webpack's warnings: in the terminal and the overlay, while the edit itself is shown already.
 */
export class CodeChecks {
  private findings: string[] = [];
  private running: ChildProcess | undefined;
  private isReporting = false;

  apply(compiler: webpack.Compiler): void {
    compiler.hooks.watchRun.tap('CodeChecks', () => {
      if (this.isReporting) return;
      // Findings from before the edit.
      this.findings = [];
      this.stop();
    });
    compiler.hooks.watchClose.tap('CodeChecks', () => this.stop());
    compiler.hooks.thisCompilation.tap('CodeChecks', (compilation) => {
      compilation.hooks.afterSeal.tap('CodeChecks', () => {
        const { WebpackError } = compiler.webpack;
        compilation.warnings.push(...this.findings.map((finding) => new WebpackError(finding)));
        // webpack does not compile the server, but its mistakes belong here, too.
        compilation.contextDependencies.add(path.resolve('server'));
      });
    });
    compiler.hooks.done.tap('CodeChecks', () => {
      if (this.isReporting) this.isReporting = false;
      else void this.check(compiler);
    });
  }

  private async check(compiler: webpack.Compiler): Promise<void> {
    const findings: string[] = [];
    for (const [name, command] of Object.entries(checks)) {
      const finding = await this.run(command);
      // Another edit came in between.
      if (finding === undefined) return;
      if (finding) findings.push(`${name}:\n${finding}`);
    }
    if (findings.length === 0) return;
    this.findings = findings;
    this.isReporting = true;
    compiler.watching?.invalidate();
  }

  /** What a command finds; undefined when it was stopped. */
  private run(command: string[]): Promise<string | undefined> {
    return new Promise((resolve) => {
      const child = spawn(process.execPath, command, { detached: hasGroups });
      this.running = child;
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
      child.once('close', (code) => resolve(code === null ? undefined : code === 0 ? '' : output.trim()));
    });
  }

  /** Stops a check with its whole process group: the compiler is a program of its own, which outlives the script that starts it. */
  private stop(): void {
    const { pid, exitCode, signalCode } = this.running ?? {};
    if (pid === undefined || exitCode !== null || signalCode !== null) return;
    if (hasGroups) process.kill(-pid);
    else this.running?.kill();
  }
}
