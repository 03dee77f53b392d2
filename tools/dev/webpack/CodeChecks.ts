import path from 'node:path';
import type webpack from 'webpack';
import { runCheck, type Check } from './runCheck';

const bin = (name: string, ...parts: string[]) => path.join('node_modules', name, ...parts);
const checks = {
  Types: [bin('typescript', 'bin', 'tsc'), '--pretty', 'false'],
  Lint: [bin('oxlint', 'bin', 'oxlint'), '--type-aware', '--deny-warnings', '--format=unix'],
};

/**
 * Checks types and lint of the whole project after each compilation, beside the running page, and reports what each finds as soon as it
 * is known, as webpack's warnings: in the terminal and the overlay, while the edit itself is shown already.
 */
export class CodeChecks {
  private findings: string[] = [];
  private running: Check[] = [];
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
    const running = Object.entries(checks).map(([name, command]) => ({ name, check: runCheck(command) }));
    this.running = running.map(({ check }) => check);
    const found = await Promise.all(
      running.map(async ({ name, check }) => {
        const finding = await check.finding;
        if (finding) this.report(compiler, `${name}:\n${finding}`);
        return finding;
      }),
    );
    // A check that another edit has stopped finds undefined.
    if (found.every((finding) => finding === '')) console.log('Types and lint: clean');
  }

  private report(compiler: webpack.Compiler, finding: string): void {
    this.findings.push(finding);
    this.isReporting = true;
    compiler.watching?.invalidate();
  }

  private stop(): void {
    for (const check of this.running) check.stop();
  }
}
