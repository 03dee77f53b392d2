#!/bin/bash
# Restores the newest backup from off site into a database of its own, and fails if it is older than two days or cannot be used. Settings
# as for backup.sh; with PostgreSQL, DRILL_DATABASE_URL is a database for this alone: all that it holds is replaced.
set -euo pipefail
umask 077
cd "$(dirname "$0")/.."
: "${OFFSITE:?is not set}" "${BACKUP_PASSPHRASE_FILE:?is not set}"
newest=$(find "$OFFSITE" -maxdepth 1 -name 'lindenway-*.tar.gpg' -mtime -2 | sort | tail -n 1)
[ -n "$newest" ] || { echo "There is no backup of the last two days in $OFFSITE." >&2; exit 1; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

gpg --batch --pinentry-mode loopback --passphrase-file "$BACKUP_PASSPHRASE_FILE" --status-file "$work/status" --decrypt "$newest" | tar --extract --directory="$work"
# gpg passes on what is not encrypted at all, which anybody could have put there.
grep -q DECRYPTION_OKAY "$work/status" || { echo "$newest is not encrypted." >&2; exit 1; }
erasures=${DATA_DIR:-data}/erasures.jsonl
copy=${ERASURES_COPY:-$OFFSITE}/erasures.jsonl
if [ -f "$erasures" ] && ! { if [ -n "${ERASURES_COPY:-}" ]; then cmp --silent "$erasures" "$copy"; else [ -f "$copy" ]; fi; }; then
  echo "$erasures is not in $copy: whoever was erased would be lost with this machine." >&2
  exit 1
fi
mkdir "$work/data"
export DATA_DIR=$work/data
if [ -f "$copy" ]; then cp "$copy" "$DATA_DIR/"; else without=--without-erasures; fi
if [ -n "${DATABASE_URL:-}" ]; then
  export DATABASE_URL=${DRILL_DATABASE_URL:?is not set}
  pg_restore --clean --if-exists --no-owner --dbname="$DATABASE_URL" "$work/database"
  npm run --silent restore -- --finish ${without:-}
else
  npm run --silent restore -- "$work/database" ${without:-}
fi
npm run --silent vacancies -- list >/dev/null
echo "$newest was restored and can be used."
