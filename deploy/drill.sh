#!/bin/bash
# Restores the newest backup from off site into a database of its own, and fails if it is older than two days or cannot be used. Settings
# as for backup.sh; with PostgreSQL, DRILL_DATABASE_URL is a database for this alone: all that it holds is replaced, and emptied at the end.
set -euo pipefail
umask 077
cd "$(dirname "$0")/.."
: "${OFFSITE:?is not set}" "${BACKUP_PASSPHRASE_FILE:?is not set}"
newest=$(find -H "$OFFSITE" -maxdepth 1 -type f -name 'lindenway-*.tar.gpg' -mtime -2 | sort | tail -n 1)
[ -n "$newest" ] || { echo "There is no backup of the last two days in $OFFSITE." >&2; exit 1; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/restored" "$work/data"

gpg --batch --pinentry-mode loopback --passphrase-file "$BACKUP_PASSPHRASE_FILE" --status-file "$work/status" --decrypt "$newest" | tar --extract --directory="$work/restored" ./database
# gpg passes on what is not encrypted at all, which anybody could have put there.
grep -qx '\[GNUPG:\] DECRYPTION_OKAY' "$work/status" || { echo "$newest is not encrypted." >&2; exit 1; }
erasures=${DATA_DIR:-data}/erasures.jsonl
copy=${ERASURES_COPY:-$OFFSITE}/erasures.jsonl
# As backup.sh merges them. Without ERASURES_COPY, what is newer than the last backup is on this machine alone.
lines() { sed -n '/^{.*}$/p' "$1" | LC_ALL=C sort --unique; }
missing() { [ ! -s "$copy" ] || [ -n "${ERASURES_COPY:+$(LC_ALL=C comm -23 <(lines "$erasures") <(lines "$copy"))}" ]; }
if [ -s "$erasures" ] && missing; then
  echo "$copy lacks erasures that $erasures has: they would be lost with this machine." >&2
  echo "If the share is mounted, add them: (echo; sed -n '/^{.*}\$/p' '$erasures') >> '$copy'" >&2
  exit 1
fi
export DATA_DIR=$work/data
if [ -s "$copy" ]; then cp "$copy" "$DATA_DIR/"; else without=--without-erasures; fi
if [ -n "${DATABASE_URL:-}" ]; then
  # What the servers say of themselves: two addresses may lead to one database.
  identify() { psql -XAtc 'select system_identifier, oid from pg_control_system(), pg_database where datname = current_database()' "$1"; }
  live=$(identify "$DATABASE_URL")
  drill=$(identify "${DRILL_DATABASE_URL:?is not set}")
  if [ "$drill" = "$live" ]; then
    echo "DRILL_DATABASE_URL is the live database, which a drill would replace." >&2
    exit 1
  fi
  export DATABASE_URL=$DRILL_DATABASE_URL
  restore=(pg_restore --single-transaction --exit-on-error --clean --if-exists --no-owner --dbname="$DATABASE_URL" "$work/restored/database")
  # Leaves empty tables, whatever happens.
  trap '"${restore[@]}" --schema-only || echo "The database of the drill may still hold everybody." >&2; rm -rf "$work"' EXIT
  "${restore[@]}"
  npm run --silent restore -- --finish ${without:-}
else
  npm run --silent restore -- "$work/restored/database" ${without:-}
fi
npm run --silent vacancies -- list >/dev/null
echo "$newest was restored and can be used."
