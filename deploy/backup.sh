#!/bin/bash
# Backs up the database with the list of erasures, encrypts both, and copies them off site. Needs, besides the server's settings:
#   BACKUP_DIR, OFFSITE     folders; OFFSITE is a mounted share on another site
#   BACKUP_PASSPHRASE_FILE  kept in the safe too: without it no backup opens
#   BACKUP_DAYS             how long backups stay (30)
set -euo pipefail
umask 077
cd "$(dirname "$0")/.."
: "${BACKUP_DIR:?is not set}" "${OFFSITE:?is not set}" "${BACKUP_PASSPHRASE_FILE:?is not set}"
# Others may be able to write there: a link could lead elsewhere, and a pipe would block.
odd=$(find -H "$OFFSITE" -mindepth 1 -maxdepth 1 ! -type f ! -type d -print -quit)
[ -z "$odd" ] || { echo "$odd is neither a file nor a folder. Who put it there?" >&2; exit 1; }
archives() { find -H "$1" -maxdepth 1 -name 'lindenway-*.tar.gpg'; }
if [ -n "$(archives "$BACKUP_DIR")" ] && [ -z "$(archives "$OFFSITE")" ]; then
  echo "$BACKUP_DIR has backups and $OFFSITE none. Is the share mounted? If it is, copy one there." >&2
  exit 1
fi
# Two at once would read each other's half-written list of erasures.
exec 9<"$BACKUP_DIR"; flock 9
# What a killed run has left; in BACKUP_DIR it is not encrypted.
rm -rf "$BACKUP_DIR"/unfinished.* "$OFFSITE"/lindenway-*.part
name=lindenway-$(date -u +%Y%m%dT%H%M%SZ).tar.gpg
erasures=${DATA_DIR:-data}/erasures.jsonl
work=$(mktemp -d "$BACKUP_DIR/unfinished.XXXXXX")
trap 'rm -rf "$work"' EXIT

if [ -n "${DATABASE_URL:-}" ]; then
  pg_dump --format=custom --file="$work/database" "$DATABASE_URL"
else
  # Without the name of the copy, which goes at once.
  npm run --silent backup -- "$work/database" | sed 's/^Backed up .* and checked/Checked/'
fi
tar --create --directory="$work" . | gpg --batch --pinentry-mode loopback --passphrase-file "$BACKUP_PASSPHRASE_FILE" \
  --symmetric --cipher-algo AES256 --output "$BACKUP_DIR/$name"
cp "$BACKUP_DIR/$name" "$OFFSITE/$name.part"
cmp "$BACKUP_DIR/$name" "$OFFSITE/$name.part"
mv "$OFFSITE/$name.part" "$OFFSITE/$name"
# Newer than any backup, so that a restore erases again whoever was erased since. It names nobody. Off site may hold more than this machine,
# after a restore without the list. A line that a full disk has cut off was no erasure, and would stop a restore.
if [ -f "$erasures" ]; then
  touch "$OFFSITE/erasures.jsonl"
  sed -n '/^{.*}$/p' "$erasures" "$OFFSITE/erasures.jsonl" | LC_ALL=C sort --unique --output="$work/erasures"
  # In place, so that it stays the file of the user who erases, where that is ERASURES_COPY too.
  cp "$work/erasures" "$OFFSITE/erasures.jsonl"
fi
find -H "$BACKUP_DIR" "$OFFSITE" -maxdepth 1 -name 'lindenway-*.tar.gpg' -mtime "+${BACKUP_DAYS:-30}" -delete
echo "Backed up to $OFFSITE/$name."
