#!/bin/bash
# Puts a dump in place of all that the database of DATABASE_URL holds: restorePostgres.sh FILE [--without-erasures]
set -euo pipefail
file=$(realpath "${1:?Say which file}")
cd "$(dirname "$0")/.."
others=$(psql -XAtc 'select count(*) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()' "${DATABASE_URL:?is not set}")
if [ "$others" -gt 0 ]; then
  echo "The database is in use ($others connections): stop every copy of the site first." >&2
  exit 1
fi
# What --finish needs, before anything is replaced.
if [ ! -s "${DATA_DIR:-data}/erasures.jsonl" ] && [ "${2:-}" != --without-erasures ]; then
  echo "There is no erasures.jsonl in ${DATA_DIR:-data}: put its newest copy there, or add --without-erasures if nobody was erased." >&2
  exit 1
fi
pg_restore --single-transaction --exit-on-error --clean --if-exists --no-owner --dbname="$DATABASE_URL" "$file"
npm run --silent restore -- --finish "${@:2}"
